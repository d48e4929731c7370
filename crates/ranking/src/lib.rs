//! The ranking of Pacta Conventa, appendix E.
