# docker build -t overtrick . && docker run -p 3000:3000 -v overtrick:/data overtrick
FROM debian:12-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates nodejs npm \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /opt/overtrick
COPY . .
RUN npm run setup && useradd --system overtrick && install --directory --mode=0700 --owner=overtrick /data
USER overtrick
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
CMD ["node_modules/.bin/node", "scripts/serve.mjs"]
