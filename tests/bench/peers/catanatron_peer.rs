// SPDX-License-Identifier: Apache-2.0
// Plays whole random games of four with catanatron's Rust core. peers.sh puts this file as main.rs among somebody's own copy of
// that core's sources; its library and its game.rs are left out, because they want Python's headers. What game.rs does for a
// game (a board, a state, actions of any legal kind until somebody wins) stands below.
mod deck_slices;
mod decks;
mod enums;
mod global_state;
mod map_instance;
mod map_template;
mod ordered_hashmap;
mod players;
mod state;
mod state_vector;

use enums::{Action, GameConfiguration, MapType};
use players::{Player, RandomPlayer};
use std::rc::Rc;

/// Nanoseconds of processor time that this thread has taken.
fn spent() -> u64 {
    let said = std::fs::read_to_string("/proc/thread-self/schedstat").expect("Linux says processor time here");
    said.split(' ').next().and_then(|word| word.parse().ok()).expect("a number")
}

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|word| word.parse().ok()).expect("how many games");
    let global = global_state::GlobalState::new();
    let config = Rc::new(GameConfiguration {
        discard_limit: 7,
        vps_to_win: 10,
        map_type: MapType::Base,
        num_players: 4,
        max_ticks: 10_000,
    });
    let player = RandomPlayer {};
    let (mut won, mut ticks, mut rolls) = (0u64, 0u64, 0u64);
    let wall = std::time::Instant::now();
    let start = spent();
    for seed in 0..games {
        let map = map_instance::MapInstance::new(&global.base_map_template, &global.dice_probas, seed);
        let mut state = state::State::new(config.clone(), Rc::new(map));
        let mut left = config.max_ticks;
        while state.winner().is_none() && left > 0 {
            let actions = state.generate_playable_actions();
            let action = player.decide(&state, &actions);
            rolls += matches!(action, Action::Roll { .. }) as u64;
            state.apply_action(action);
            left -= 1;
        }
        ticks += (config.max_ticks - left) as u64;
        won += state.winner().is_some() as u64;
    }
    let (cpu, wall) = ((spent() - start) as f64, wall.elapsed().as_nanos() as f64);
    let n = games as f64;
    println!("game {:.1} ns, {:.1} by the clock", cpu / n, wall / n);
    println!("# {:.0} actions and {:.0} rolls a game; {} of {} won", ticks as f64 / n, rolls as f64 / n, won, games);
}
