# docker build -t overtrick . && docker run -p 3000:3000 -v overtrick:/data --read-only --tmpfs /tmp overtrick
ARG BASE=docker.io/library/debian:12-slim

FROM ${BASE} AS build
RUN apt-get update && apt-get install --yes --no-install-recommends ca-certificates nodejs npm
WORKDIR /src
COPY . .
# the commit, since the image is built without .git; certificates of a network that reads its traffic
ARG OVERTRICK_BUILD NODE_EXTRA_CA_CERTS
RUN npm run setup && npm run release -- --bundle
# Node, the libraries that it loads, and the bundle are the whole image: no shell, no packages, nothing that builds
RUN mkdir -p /image/opt/overtrick/node /image/etc/ssl/certs \
  && cp -r dist/bundle /image/opt/overtrick/app \
  && cp node_modules/node/bin/node node_modules/node/node_modules/node-linux-*/LICENSE /image/opt/overtrick/node/ \
  && ldd node_modules/node/bin/node | grep -o '/[^ ]*' | xargs cp --dereference --parents --target-directory /image \
  && cp /etc/ssl/certs/ca-certificates.crt /image/etc/ssl/certs/ \
  && install --directory --mode=1777 /image/tmp \
  && install --directory --mode=0700 --owner=10001 --group=10001 /image/data

FROM scratch
COPY --from=build /image /
USER 10001:10001
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_USE_SYSTEM_CA=1
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s \
  CMD ["/opt/overtrick/node/node", "/opt/overtrick/app/overtrick.js", "health"]
ENTRYPOINT ["/opt/overtrick/node/node", "/opt/overtrick/app/overtrick.js"]
CMD ["serve"]
