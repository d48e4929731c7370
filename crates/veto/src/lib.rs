//! To be filled in the first days; see ARCHITECTURE.md.
