FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund --include=dev
COPY . .
# What Next keeps for its next build is several times as large as the studio.
RUN node scripts/build-all.mjs && rm -rf cms/studio/.next/cache

FROM build AS packages
# An older Postgres is there for tests alone.
RUN npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/postgres-17

FROM node:24-bookworm-slim
ENV NODE_ENV=production MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build --chown=node:node /app/cms cms
COPY --from=build /app/seed seed
COPY --from=build /app/scripts scripts
COPY --from=build /app/package.json /app/payload.config.ts ./
RUN mkdir .data && chown node:node .data
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://localhost:' + (process.env.PORT || 3000) + '/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "scripts/serve.mjs"]
