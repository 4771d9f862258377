#!/bin/sh
# Each night: one archive of database and pictures, those of the last days on this machine, and an
# encrypted copy elsewhere by restic. deploy/systemd/jharokha-backup.timer starts it.
#   BACKUP_FOLDER    where archives lie here
#   BACKUP_COMMAND   makes the archive whose name follows; the site's own command where nothing is said
#   KEEP_DAYS        how long archives stay here; 7
#   RESTIC_REPOSITORY, RESTIC_PASSWORD and what restic wants besides for that place
set -eu
umask 077

folder=${BACKUP_FOLDER:?is missing, for example /var/lib/jharokha/backups}
archive=$folder/$(date -u +%Y-%m-%dT%H%M%SZ).tar.gz

# shellcheck disable=SC2086 # a command and its arguments
${BACKUP_COMMAND:-node --import tsx src/cli/commands/backup.ts} "$archive"
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
