#!/usr/bin/env bash
# Exports kintone apps with their attachments. Each successful run makes
# a new folder for each app, such as app-15/2025-07-14-020000-4711.

# Settings. The address of kintone and the API tokens are in the
# kintone.env file next to this script.
apps=(8 15)   # App IDs
keep_days=30  # Older exports are deleted after the next successful one.
alarm_url=    # Optional: a chat webhook that accepts {"text": "…"}
PATH="/usr/local/bin:$PATH" # Folders of cli-kintone and Node.js first

cd "$(dirname "$0")" || exit
set -o pipefail
umask 077
stamp=$(date +%F-%H%M%S)-$$

export_app() {
  local part
  part=$(mktemp -d "app-$1/part.XXXXXX") || return
  # cat notices a full disk even in the last line. An export without
  # records fails, so that it never replaces a good one.
  cli-kintone record export --app "$1" --attachments-dir "$part/files" |
    cat > "$part/records.csv" &&
    ! grep -q 'No records exist' "export-$1.log" &&
    mv "$part" "app-$1/$stamp" &&
    find "app-$1" -mindepth 1 -maxdepth 1 -mtime "+$keep_days" \
      \( -name '20??-??-??-??????-*' -o -name 'part.*' \) -exec rm -r {} + &&
    return
  rm -rf "$part"
  return 1
}

failed=
set -a
if . ./kintone.env 2> /dev/null; then # Bash would quote secrets.
  for app in "${apps[@]}"; do
    { mkdir -p "app-$app" && export_app "$app"; } \
      > "export-$app.log" 2>&1 || failed+=" app $app"
  done
else
  failed=" kintone.env"
fi
if [ "$failed" ]; then
  text="The kintone export on $HOSTNAME failed:$failed. See export-*.log."
  echo "$text" >&2
  [ -z "$alarm_url" ] || curl -fsSm 60 -H 'Content-Type: application/json' \
    -d "{\"text\": \"$text\"}" "$alarm_url"
  exit 1
fi
