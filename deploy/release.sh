#!/bin/sh
# As root: deploy/release.sh main. Builds that branch, tag or commit beside the release that runs, puts
# it in its place, and goes back when it does not answer. docs/deploy-vps.md describes the folders.
set -eu

wanted=${1:?Say which: release.sh main}
base=${BASE:-/srv/jharokha}
account=jharokha
source=$base/source
release=$base/releases/$(date -u +%Y%m%d-%H%M%S)

as_site() {
  runuser -u "$account" -- env HOME="$base" "$@"
}

as_site git -C "$source" fetch --quiet --tags origin
commit=$(as_site git -C "$source" rev-parse --verify --quiet "origin/$wanted^{commit}") ||
  commit=$(as_site git -C "$source" rev-parse --verify --quiet "$wanted^{commit}") ||
  { echo "$wanted is no branch, tag or commit." >&2; exit 1; }

as_site mkdir -p "$release"
as_site git -C "$source" archive --output="$release.tar" "$commit"
as_site tar -xf "$release.tar" -C "$release"
as_site rm "$release.tar"
as_site env -C "$release" npm ci --no-audit --no-fund
# With the keys of .env, which is linked afterwards: Next's build does not leave its folder.
as_site env -C "$release" NODE_ENV=production DEPLOYMENT_ID="$commit" \
  node --env-file="$base/.env" node_modules/next/dist/bin/next build
as_site ln -s "$base/.env" "$release/.env"
echo "DEPLOYMENT_ID=$commit" >"$release/release.env"

answers() {
  curl --fail --silent --show-error --output /dev/null \
    --retry 60 --retry-delay 2 --retry-all-errors --max-time 10 \
    "http://127.0.0.1:${PORT:-3000}/api/health/ready"
}

run() {
  ln -sfn "$1" "$base/current"
  systemctl restart jharokha
}

before=$(readlink "$base/current" || true)
run "$release"
if ! answers; then
  echo "The release does not answer: journalctl -u jharokha" >&2
  if [ -n "$before" ]; then
    run "$before"
    echo "Back to $before." >&2
  fi
  exit 1
fi
echo "$commit runs."

# This one and the two before, to go back to.
find "$base/releases" -mindepth 1 -maxdepth 1 -type d | sort | head -n -3 | xargs -r rm -rf
