#!/usr/bin/env bash
# Installs the hook with the real pre-commit from a clone of this repository, and commits with it:
# a good configuration passes, a bad one does not, an unrelated change does not start it.
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export PRE_COMMIT_HOME=$work/cache
export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=try GIT_AUTHOR_EMAIL=try@example.com
export GIT_COMMITTER_NAME=try GIT_COMMITTER_EMAIL=try@example.com

fail() {
  printf 'failed: %s\n' "$1" >&2
  exit 1
}

pre-commit --version
git clone --quiet "$root" "$work/mcp-lint"
rev=$(git -C "$work/mcp-lint" rev-parse HEAD)

git init --quiet "$work/project"
cd "$work/project"
cat > .pre-commit-config.yaml << YAML
repos:
  - repo: $work/mcp-lint
    rev: $rev
    hooks:
      - id: mcp-lint
YAML
git add .
pre-commit install
pre-commit install-hooks

echo '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }' > .mcp.json
git add .
git commit --quiet -m good 2> "$work/log" || { cat "$work/log"; fail 'a good configuration was refused'; }
grep -q 'mcp-lint.*Passed' "$work/log" || { cat "$work/log"; fail 'the hook did not run'; }

pre-commit try-repo "$work/mcp-lint" mcp-lint --all-files > "$work/log" 2>&1 || { cat "$work/log"; fail 'try-repo'; }
grep -q 'mcp-lint.*Passed' "$work/log" || { cat "$work/log"; fail 'try-repo did not run the hook'; }

echo '{ "mcpServers": { "docs": { "url": "https://docs.example.com/mcp" } } }' > .mcp.json
git add .
if git commit --quiet -m bad > "$work/log" 2>&1; then fail 'a bad configuration was committed'; fi
grep -q '^\.mcp\.json:1:19  error .* transport-untyped$' "$work/log" || { cat "$work/log"; fail 'the finding is not shown'; }
git reset --quiet --hard

echo text > notes.txt
git add .
git commit --quiet -m unrelated > "$work/log" 2>&1 || { cat "$work/log"; fail 'an unrelated change was refused'; }
grep -q 'mcp-lint.*Skipped' "$work/log" || { cat "$work/log"; fail 'the hook ran for an unrelated change'; }

echo 'pre-commit: a good commit passes, a bad one does not, an unrelated one is not asked about'
