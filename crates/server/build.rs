//! Makes sure there is a client to embed: without one, a page that says how to build it.

use std::{fs, io, path::Path};

const PAGE: &str = r#"<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Interrex</title>
  </head>
  <body>
    <h1>Interrex</h1>
    <p>The server runs, but the web client has not been built yet.</p>
    <p>Run <code>npm ci</code> and <code>npm run build</code> in the folder <code>web</code>, then build the server again.</p>
  </body>
</html>
"#;

fn main() -> io::Result<()> {
    let folder = Path::new("../../web/dist");
    println!("cargo::rerun-if-changed={}", folder.display());
    let page = folder.join("index.html");
    if !page.exists() {
        fs::create_dir_all(folder)?;
        fs::write(page, PAGE)?;
    }
    Ok(())
}
