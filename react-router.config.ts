import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  // scripts/setup.mjs builds into another folder, which it then renames.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  ssr: true,
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config
