#!/bin/sh
# Each night: one archive of database and pictures, those of the last days on this machine, and an
# encrypted copy elsewhere by restic. deploy/systemd/jharokha-backup.timer starts it.
#   BACKUP_FOLDER    where archives lie here
#   BACKUP_COMMAND   makes the archive whose name follows; where nothing is said, mongodump and tar where
#                    mongodump is installed, else the site's own command
#   KEEP_DAYS        how long archives stay here; 7
#   RESTIC_REPOSITORY, RESTIC_PASSWORD and what restic wants besides for that place
set -eu
umask 077

folder=${BACKUP_FOLDER:?is missing, for example /var/lib/jharokha/backups}
archive=$folder/$(date -u +%Y-%m-%dT%H%M%SZ).tar.gz

# database.gz and the folder of the pictures in one archive; docs/operations.md says how they come back.
dump() {
  setting() { node -e 'try { process.loadEnvFile() } catch {} process.stdout.write(process.env[process.argv[1]] ?? "")' "$1"; }
  work=$(mktemp -d "$folder/unfinished-XXXXXX")
  trap 'rm -rf "$work"' EXIT
  # In a file that only this account can read: a command line is seen by all.
  printf 'uri: "%s"\n' "$(setting DATABASE_URI)" >"$work/config.yaml"
  mongodump --quiet --config="$work/config.yaml" --archive="$work/database.gz" --gzip
  rm "$work/config.yaml"
  media=$(setting MEDIA_DIR)
  media=${media:-.data/media}
  if [ -z "$(setting S3_BUCKET)" ] && [ -d "$media" ]; then
    cp -R "$media" "$work/media"
  fi
  tar -czf "$1.part" -C "$work" .
  mv "$1.part" "$1"
}

if [ -z "${BACKUP_COMMAND:-}" ] && command -v mongodump >/dev/null; then
  dump "$archive"
else
  # shellcheck disable=SC2086 # a command and its arguments
  ${BACKUP_COMMAND:-node --import tsx src/cli/commands/backup.ts} "$archive"
fi
test -s "$archive" || { echo "$archive was not written." >&2; exit 1; }

# Only after a new one was written, so never the last.
find "$folder" -maxdepth 1 -name '*.tar.gz' -mtime "+${KEEP_DAYS:-7}" -delete

if [ -z "${RESTIC_REPOSITORY:-}" ]; then
  echo 'The archive is on this machine alone: RESTIC_REPOSITORY is not set.' >&2
  exit 1
fi
restic backup --host jharokha --stdin --stdin-filename jharokha.tar.gz <"$archive"
# No longer than the settings keep personal data: 24 months at first.
restic forget --host jharokha --keep-daily 7 --keep-weekly 4 --keep-monthly 12 --prune
