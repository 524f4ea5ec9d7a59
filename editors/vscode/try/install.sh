#!/usr/bin/env bash
# A real VS Code in the browser, from npm and Debian's packages alone: code-server 4.100 holds VS Code 1.100.
#   bash try/install.sh <folder>     once, some minutes, with Node 20; apt-get needs root where a package is missing
set -eu
folder=${1:?folder}
packages="libkrb5-dev libxkbfile-dev libsecret-1-dev libx11-dev ripgrep chromium"
dpkg -s $packages >/dev/null 2>&1 || apt-get install -y -qq $packages >/dev/null
mkdir -p "$folder" && cd "$folder"
[ -f package.json ] || npm init -y >/dev/null
npm install code-server@4.100.3 --ignore-scripts --no-audit --no-fund
npm rebuild argon2 --build-from-source
cd node_modules/code-server/lib/vscode
npm ci --omit=dev --ignore-scripts --no-audit --no-fund || npm install --omit=dev --ignore-scripts --no-audit --no-fund
(cd extensions && npm install --omit=dev --ignore-scripts --no-audit --no-fund)
# Of these only the terminal needs node-pty, whose last step may fail.
for module in native-watchdog @vscode/spdlog @parcel/watcher kerberos node-pty; do
  npm rebuild "$module" --build-from-source >/dev/null 2>&1 || echo "$module: not built"
done
mkdir -p node_modules/@vscode/ripgrep/bin && ln -sf "$(command -v rg)" node_modules/@vscode/ripgrep/bin/rg
node "$folder/node_modules/code-server/out/node/entry.js" --version
