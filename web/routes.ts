import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  route(':lang?', 'routes/language.tsx', [index('routes/home.tsx'), route('*', 'routes/not-found.tsx')]),
] satisfies RouteConfig
