# syntax=docker/dockerfile:1
# Two images of one set of sources: `site` holds the build, its server and the packages that run; `tools`
# holds sources and packages for `npm run seed`, `admin`, `backup` and `restore`. No standalone output:
# Next's documentation says that it cannot be used together with a custom server.
#   export NEXT_SERVER_ACTIONS_ENCRYPTION_KEY="$(openssl rand -base64 32)"   once, and kept
#   docker build --target site --build-arg DEPLOYMENT_ID="$(git rev-parse --short HEAD)" \
#     --secret id=server-actions-key,env=NEXT_SERVER_ACTIONS_ENCRYPTION_KEY --tag jharokha-site .
# With the same key in every build, a form that was opened on one release can be sent to the next.

FROM node:22-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund

FROM packages AS tools
COPY . .
RUN mkdir .data && chown node:node .data
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1
USER node
CMD ["npm", "run"]

FROM packages AS production
RUN npm prune --omit=dev --no-audit --no-fund

FROM packages AS build
COPY . .
ARG DEPLOYMENT_ID=""
ENV NEXT_TELEMETRY_DISABLED=1
RUN --mount=type=secret,id=server-actions-key,required=true \
    key="$(cat /run/secrets/server-actions-key)" && test -n "$key" && \
    DEPLOYMENT_ID="$DEPLOYMENT_ID" NEXT_SERVER_ACTIONS_ENCRYPTION_KEY="$key" npm run build && \
    rm -rf .next/cache

FROM node:22-slim AS site
WORKDIR /app
# The server tells browsers the release that it was built as.
ARG DEPLOYMENT_ID=""
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 DEPLOYMENT_ID=$DEPLOYMENT_ID
# glibc would keep what a picture took: five of the largest left 1.3 GB behind, and so leave 0.25 GB. See
# mallopt(3): a threshold that is set no longer grows with what is freed.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
COPY --from=production /app/node_modules ./node_modules
COPY --from=build /app/package.json ./package.json
COPY --from=build /app/next.config.mjs ./next.config.mjs
COPY --from=build /app/src/packaging.mjs ./src/packaging.mjs
COPY --from=build /app/src/securityHeaders.mjs ./src/securityHeaders.mjs
COPY --from=build /app/src/rules/languages.mjs ./src/rules/languages.mjs
COPY --from=build /app/src/platform/actionCalls.mjs ./src/platform/actionCalls.mjs
COPY --from=build /app/src/platform/correctRedirect.mjs ./src/platform/correctRedirect.mjs
COPY --from=build /app/src/platform/limitCookies.mjs ./src/platform/limitCookies.mjs
COPY --from=build /app/src/platform/nameOwnOrigin.mjs ./src/platform/nameOwnOrigin.mjs
COPY --from=build /app/src/platform/pageStatus.mjs ./src/platform/pageStatus.mjs
COPY --from=build /app/src/site/reads/cacheHandler.mjs ./src/site/reads/cacheHandler.mjs
COPY --from=build /app/src/server ./src/server
# Read from the disk by the share pictures.
COPY --from=build /app/src/ui/styles/fonts ./src/ui/styles/fonts
COPY --from=build /app/.next ./.next
RUN mkdir .data && chown node:node .data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# As in src/cli/programs.ts: the helpers of several processes on few cores wait for each other.
CMD ["node", "--v8-pool-size=1", "src/server/server.mjs"]
