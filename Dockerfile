# syntax=docker/dockerfile:1
# One image: pages, functions and background jobs (docs/own-host.md). The build reads the content and the settings of
# production from a secret, so that neither is in a layer (a build reads no database):
#   docker build --secret id=environment,src=../production.env -t vindkracht .

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY web/package.json web/
COPY functions/package.json functions/
COPY domain/package.json domain/
COPY studio/package.json studio/
COPY tests/package.json tests/
COPY local/package.json local/
COPY local/content-lake/package.json local/content-lake/
COPY local/mollie-sandbox/package.json local/mollie-sandbox/
RUN npm ci --ignore-scripts --omit=dev --no-audit --no-fund \
    --workspace web --workspace functions --workspace domain --workspace local
COPY . .
ARG DEPLOY_ID
ENV CI=true CONTEXT=production GATSBY_TELEMETRY_DISABLED=1 NODE_ENV=production
RUN --mount=type=secret,id=environment,required=true \
    set -a && . /run/secrets/environment && DATABASE_URL="${DATABASE_URL:-postgres://database}" && set +a && \
    npm run build --workspace web
RUN node local/site/host/pack.ts /image

FROM node:24.21.0-bookworm-slim
ARG DEPLOY_ID
ENV CONTEXT=production DEPLOY_ID=$DEPLOY_ID LISTEN=0.0.0.0 LOCAL_DIR=/data NODE_ENV=production SITE_PORT=8888
WORKDIR /app
COPY --from=build /image /app
RUN install --directory --owner=node --group=node /data
USER node
VOLUME /data
EXPOSE 8888
# Node is the first process of its container, and hears SIGTERM itself.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "local/site/host/alive.ts"]
CMD ["node", "local/site/host/main.ts"]
