import type { RequestListener } from 'node:http'
import { inRequestSpan, inSpan, isTracing } from '../watch/spans.ts'
import { knownMethod, routeOf } from './metrics/route-of.ts'
import type { PageRenderer } from './pages/page-renderer.ts'

/** Gives each request that is handled a span, where somebody traces (decision 177). */
export function tracedRequests(
  handle: RequestListener,
  { trustsProxy }: { trustsProxy: boolean },
): RequestListener {
  if (!isTracing()) return handle
  return (request, response) => {
    const { method, url = '' } = request // Express may change it on the way
    const asked = { method: knownMethod(method), headers: trustsProxy ? request.headers : null }
    inRequestSpan(asked, (span) => {
      response.once('close', () => {
        const route = routeOf(url)
        span.updateName(`${asked.method} ${route}`)
        span.setAttribute('http.route', route)
        if (response.writableFinished) {
          span.setAttribute('http.response.status_code', response.statusCode)
        }
        span.end()
      })
      handle(request, response)
    })
  }
}

/** Gives the drawing of each page a span; the reading for it is part of that. */
export function tracedRenderer(renderer: PageRenderer): PageRenderer {
  if (!isTracing()) return renderer
  return {
    ...renderer,
    render: (input) =>
      inSpan('draw page', { 'http.route': routeOf(input.url) }, () => renderer.render(input)),
  }
}
