//! Time spent computing, not waiting for a core that others use.

use std::{fs, time::Instant};

pub(crate) struct Stopwatch {
    wall: Instant,
    computed: Option<f64>,
}

impl Stopwatch {
    pub(crate) fn start() -> Stopwatch {
        Stopwatch { computed: computed(), wall: Instant::now() }
    }

    /// Seconds since the start; where the system does not tell the thread's own, by the wall clock.
    pub(crate) fn seconds(&self) -> f64 {
        match (self.computed, computed()) {
            (Some(before), Some(now)) => now - before,
            _ => self.wall.elapsed().as_secs_f64(),
        }
    }
}

/// Seconds this thread has run, as Linux counts them.
fn computed() -> Option<f64> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: f64 = text.split_whitespace().next()?.parse().ok()?;
    (0.0 < nanoseconds).then_some(nanoseconds / 1e9)
}
