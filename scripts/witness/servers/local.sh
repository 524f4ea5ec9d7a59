#!/bin/sh
# A server of ours on stdin and stdout: local.sh <journal> <name> [arguments]. It notes in the journal that it was asked to
# begin. A shell starts in a millisecond, and two of these start in every case.
journal=$1
name=$2

result() {
  printf '{"jsonrpc":"2.0","id":%s,"result":%s}\n' "$id" "$1"
}

while read -r line; do
  case $line in
    *'"method"'*'"id"'* | *'"id"'*'"method"'*) ;;
    *) continue ;;
  esac
  id=${line##*'"id":'}
  id=${id%%[,\}]*}
  case $line in
    *'"method":"initialize"'*)
      printf '%s\n' "$name" >> "$journal"
      version=${line#*'"protocolVersion":"'}
      result "{\"protocolVersion\":\"${version%%\"*}\",\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"witness\",\"version\":\"0.0.1\"}}"
      ;;
    *'"method":"ping"'*) result '{}' ;;
    *'"method":"tools/list"'*) result '{"tools":[{"name":"ping","description":"answers","inputSchema":{"type":"object"}}]}' ;;
    *) printf '{"jsonrpc":"2.0","id":%s,"error":{"code":-32601,"message":"no such method"}}\n' "$id" ;;
  esac
done
