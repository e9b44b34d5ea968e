# docker build -t my-guide-korea .
# The network is used for the two base images and for the packages of package-lock.json, and for nothing else.

FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Install scripts never run; what they would do for PostgreSQL is done below.
RUN npm ci --omit=dev --include=optional --ignore-scripts --no-audit --no-fund
COPY . .
# The product runs on the Node of its packages. Its path has the name of the platform in it; this link has not.
RUN ln -s node_modules/node-linux-*/bin/node node \
  && ./node scripts/prepare-image.mjs

FROM debian:bookworm-slim
# Node 26 needs this library, which the slim Debian does not have.
COPY --from=build /usr/lib/*-linux-gnu/libatomic.so.1* /usr/lib/
COPY --from=build /app /app
WORKDIR /app
# The folders that are written to belong to nobody: a new volume takes their owner. /tmp has the socket of the
# embedded database.
RUN install -d -o nobody -g nogroup -m 0700 /data /backups
USER nobody:nogroup
ENV NODE_ENV=production UV_THREADPOOL_SIZE=8 HOST=0.0.0.0 PORT=3000 VAR_DIR=/data
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=90s --retries=3 \
  CMD ["./node", "scripts/check-health.mjs"]
CMD ["./node", "server/main.ts"]
