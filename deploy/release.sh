#!/bin/sh
# As root: deploy/release.sh main. Builds that branch, tag or commit beside the release that runs, puts
# it in its place, and goes back when it does not answer. docs/deploy-vps.md describes the folders.
# Packages are installed and built by an account of their own, which reads no secret but the build's. The
# release then belongs to root: the account that runs the site can change its data alone.
set -eu
umask 022

wanted=${1:?Say which: release.sh main}
base=${BASE:-/srv/jharokha}
builder=jharokha-build
source=$base/source
release=$base/releases/$(date -u +%Y%m%d-%H%M%S)

as_builder() {
  runuser -u "$builder" -- env HOME="$base/build" "$@"
}

as_builder git -C "$source" fetch --quiet --tags origin
commit=$(as_builder git -C "$source" rev-parse --verify --quiet "origin/$wanted^{commit}") ||
  commit=$(as_builder git -C "$source" rev-parse --verify --quiet "$wanted^{commit}") ||
  { echo "$wanted is no branch, tag or commit." >&2; exit 1; }

key=$(node --env-file="$base/.env" -p 'process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? ""')
install -d -o "$builder" "$release"
as_builder git -C "$source" archive "$commit" | as_builder tar -xf - -C "$release"
as_builder env -C "$release" npm ci --no-audit --no-fund
as_builder env -C "$release" NODE_ENV=production DEPLOYMENT_ID="$commit" \
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY="$key" node node_modules/next/dist/bin/next build
chown -R root:root "$release"
# Linked after the build, which does not leave its folder.
ln -s "$base/.env" "$release/.env"
ln -s "$base/data" "$release/.data"
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
