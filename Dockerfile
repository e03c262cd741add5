# The server with its web app. Nothing here needs BuildKit: `docker build --target server -t weekplate-server .`
# Where no registry can be reached, `make up` builds an image for NODE_IMAGE with infra/production/images/.
ARG NODE_IMAGE=node:24.18.0-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d

FROM ${NODE_IMAGE} AS manifest
WORKDIR /app
COPY package.json package-lock.json .npmrc ./

# Without install scripts: what the product needs of them is in the packages already.
FROM manifest AS dependencies
RUN npm ci --omit=dev --ignore-scripts --loglevel=error && rm -rf ~/.npm \
  && npm sbom --omit=dev --package-lock-only --sbom-format=cyclonedx > sbom.json \
  && find node_modules -type f \( -name '*.map' -o -name '*.md' -o -name '*.d.ts' -o -name '*.d.[cm]ts' \) -delete

# Only what builds the screens: all development packages take several times as long.
FROM manifest AS web
COPY infra/production/keep_packages.ts ./
RUN node keep_packages.ts vite @vitejs/plugin-react @babel/core @lingui/babel-plugin-lingui-macro @lingui/core \
    @lingui/format-po @lingui/react @lingui/vite-plugin @rolldown/plugin-babel @fontsource-variable/besley @fontsource-variable/hanken-grotesk \
    @hookform/resolvers @tanstack/react-query firebase idb lucide-react react react-aria react-dom react-hook-form \
    react-router-dom react-stately styled-components uqr workbox-core workbox-expiration workbox-precaching \
    workbox-routing workbox-strategies workbox-window zod \
  && npm ci --ignore-scripts --loglevel=error && rm -rf ~/.npm
COPY tsconfig*.json ./
COPY core core
COPY wire wire
COPY ui-kit ui-kit
COPY webapp webapp
COPY locales locales
COPY lingui.config.ts ./
RUN node node_modules/vite/bin/vite.js build webapp --logLevel warn

FROM ${NODE_IMAGE} AS server
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=131072
COPY --from=dependencies /app/node_modules node_modules
# What it contains from npm, in the CycloneDX format.
COPY --from=dependencies /app/sbom.json sbom.json
COPY package.json ./
COPY core core
COPY wire wire
COPY plate_art plate_art
COPY adapters adapters
COPY catalogue catalogue
COPY locales locales
COPY infra infra
COPY --from=web /app/webapp/dist webapp/dist
USER node
EXPOSE 3000
# By bash, because starting Node for each check costs a hundred times as much.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/${PORT:-3000} && printf 'GET /healthz HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ]"]
# The same Node and malloc settings as the Makefile's SERVER, which explains them.
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=384", "--expose-gc", "infra/main.ts"]

# For trials only: the identity service's emulator, which accepts every token.
FROM manifest AS emulator
COPY infra/production/keep_packages.ts ./
RUN node keep_packages.ts firebase-tools && npm ci --ignore-scripts --loglevel=error && rm -rf ~/.npm
COPY infra/embedded infra/embedded
# What the emulator shares with the server.
COPY adapters/shared/own_host.ts adapters/shared/own_host.ts
RUN mkdir /accounts && chown node:node /accounts
USER node
EXPOSE 9099
CMD ["node", "infra/embedded/auth_emulator_process.ts", "demo-weekplate", "9099", "/accounts/accounts.json", "0.0.0.0"]
