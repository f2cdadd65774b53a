import { context, trace } from '@opentelemetry/api'
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node'
import { afterEach, expect, test } from 'vitest'
import { inRequestSpan, inSpan, isTracing } from './spans.ts'

const exporter = new InMemorySpanExporter()

/** As an SDK does that is loaded before the product. */
const loadSdk = () =>
  new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register()

afterEach(() => {
  exporter.reset()
  trace.disable()
  context.disable()
})

test('without an SDK nothing is traced, and the task runs as it is', async () => {
  const result = await inSpan('draw page', {}, async () => trace.getActiveSpan() ?? 'no span')

  expect([isTracing(), result]).toEqual([false, 'no span'])
})

test('with one, what a task causes is a span below its own', async () => {
  loadSdk()

  await inSpan('job mail-message', { number: 1 }, () => inSpan('SELECT', {}, async () => {}))

  const [inner, outer] = exporter.getFinishedSpans()
  expect(outer).toMatchObject({ name: 'job mail-message', attributes: { number: 1 } })
  expect(inner?.parentSpanContext?.spanId).toBe(outer?.spanContext().spanId)
})

test('of an error the span has the kind, not the words', async () => {
  loadSdk()
  const failing = inSpan('SELECT', {}, async () => {
    throw new TypeError('anna@example.com')
  })

  await expect(failing).rejects.toThrow('anna@example.com')

  const [span] = exporter.getFinishedSpans()
  expect(span?.attributes).toEqual({ 'error.type': 'TypeError' })
  expect(JSON.stringify([span?.status, span?.events])).not.toContain('anna')
})

test('a request goes on with the trace of a trusted proxy, and of no other', () => {
  loadSdk()
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` }

  inRequestSpan({ method: 'GET', headers }, (span) => span.end())
  inRequestSpan({ method: 'GET', headers: null }, (span) => span.end())

  const [trusted, other] = exporter.getFinishedSpans()
  expect(trusted?.spanContext().traceId).toBe(traceId)
  expect(other?.spanContext().traceId).not.toBe(traceId)
})
