//! Buckets of tokens: so much at once, and so much more as time passes.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Mutex, PoisonError},
    time::Instant,
};

#[derive(Debug)]
pub(crate) struct Bucket {
    tokens: f64,
    burst: f64,
    per_second: f64,
    filled: Instant,
}

impl Bucket {
    pub(crate) fn new(burst: u32, per_second: f64) -> Bucket {
        let burst = f64::from(burst);
        Bucket { tokens: burst, burst, per_second, filled: Instant::now() }
    }

    /// Takes one token, if there is one.
    pub(crate) fn take(&mut self) -> bool {
        self.fill(Instant::now());
        let enough = self.tokens >= 1.0;
        if enough {
            self.tokens -= 1.0;
        }
        enough
    }

    fn fill(&mut self, now: Instant) {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.tokens = (self.tokens + passed * self.per_second).min(self.burst);
        self.filled = now;
    }

    fn is_full(&mut self, now: Instant) -> bool {
        self.fill(now);
        self.tokens >= self.burst
    }
}

/// One bucket for each guest, known by his address or by his link. Full ones are forgotten, so that
/// many guests fill no memory.
#[derive(Debug)]
pub(crate) struct Doorkeeper<Guest> {
    buckets: Mutex<HashMap<Guest, Bucket>>,
    burst: u32,
    per_second: f64,
}

/// Above so many guests the full buckets are swept out.
const SWEEP_ABOVE: usize = 4096;

impl<Guest: Eq + Hash> Doorkeeper<Guest> {
    pub(crate) fn new(burst: u32, per_minute: f64) -> Doorkeeper<Guest> {
        Doorkeeper { buckets: Mutex::default(), burst, per_second: per_minute / 60.0 }
    }

    pub(crate) fn lets_in(&self, guest: Guest) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > SWEEP_ABOVE {
            let now = Instant::now();
            buckets.retain(|_, it| !it.is_full(now));
        }
        let fresh = || Bucket::new(self.burst, self.per_second);
        buckets.entry(guest).or_insert_with(fresh).take()
    }
}

#[cfg(test)]
mod tests {
    use std::{net::IpAddr, time::Duration};

    use super::*;

    #[test]
    fn a_bucket_gives_its_burst_and_then_what_time_brings() {
        let mut bucket = Bucket::new(2, 0.001);
        assert!(bucket.take() && bucket.take() && !bucket.take());

        bucket.fill(Instant::now() + Duration::from_secs(1500));

        assert!(bucket.take() && !bucket.take());
    }

    #[test]
    fn one_address_does_not_exhaust_another() {
        let doorkeeper = Doorkeeper::new(1, 0.0);
        let [here, there] = [IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2])];

        assert!(doorkeeper.lets_in(here) && !doorkeeper.lets_in(here));
        assert!(doorkeeper.lets_in(there));
    }
}
