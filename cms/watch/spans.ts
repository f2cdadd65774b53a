import {
  type Attributes,
  context,
  ProxyTracerProvider,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

const tracer = () => trace.getTracer('english-tutor')

/** What stands for a missing SDK. */
const nothing = new ProxyTracerProvider().getDelegate()

/** Whether somebody has loaded an SDK of OpenTelemetry; without one, no span is made (decision 177). */
export function isTracing(): boolean {
  const provider = trace.getTracerProvider()
  // That of an SDK comes with its own copy of the interface.
  return !(provider instanceof ProxyTracerProvider) || provider.getDelegate() !== nothing
}

/** Runs a task in a span; attributes are names and numbers, never what people wrote. */
export async function inSpan<Result>(
  name: string,
  attributes: Attributes,
  run: () => Promise<Result>,
): Promise<Result> {
  if (!isTracing()) return run()
  const span = tracer().startSpan(name, { attributes })
  try {
    return await context.with(trace.setSpan(context.active(), span), run)
  } catch (error) {
    fail(span, error)
    throw error
  } finally {
    span.end()
  }
}

/** A span of what is asked of another program; whoever begins it ends it. */
export const beginAsking = (name: string, attributes: Attributes): Span =>
  tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes })

/** The kind of the error alone: its message may hold what somebody wrote. */
export function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
}

/** Begins the span of a request, below that of a trusted proxy, and runs what answers it. */
export function inRequestSpan(
  { method, headers }: { method: string; headers: object | null },
  run: (span: Span) => void,
): void {
  const parent = headers ? propagation.extract(context.active(), headers) : context.active()
  const attributes = { 'http.request.method': method }
  const span = tracer().startSpan(method, { kind: SpanKind.SERVER, attributes }, parent)
  context.with(trace.setSpan(parent, span), () => run(span))
}
