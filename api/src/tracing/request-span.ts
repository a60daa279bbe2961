import {
  type Attributes,
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";

const tracer = trace.getTracer("courtside");

/** The id of the caller's trace and of its own span: W3C Trace Context, version 00. */
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/** What the browser says of the screen that a request comes from: W3C Baggage, of which other members are ignored. */
const SCREEN_MEMBER = /^\s*courtside\.(remote|release|route)=([\w.%/:-]{1,100})\s*$/;
const LONGEST_BAGGAGE = 500;

/** How a request ended, without its path: that may hold a secret or an address. */
interface Ended {
  method: string;
  /** "/api/v1/bookings/:id" */
  route: string;
  status: number;
  club: string | undefined;
  code: string | undefined;
}

export interface RequestSpan {
  /** In which the request runs, so that its transactions find the span. */
  context: Context;
  /** For the log; undefined if neither the caller nor this process traces. */
  traceId: string | undefined;
  end(ended: Ended): void;
}

/** Continues the trace of the browser or the proxy that sent a request, or begins one. Malformed headers are ignored. */
export function openRequestSpan(header: (name: string) => string | undefined): RequestSpan {
  const caller = callerContext(header("traceparent"));
  const span = tracer.startSpan("request", { kind: SpanKind.SERVER }, caller);
  const spanContext = span.spanContext();
  if (span.isRecording()) span.setAttributes(screenOf(header("baggage")));
  return {
    context: trace.setSpan(caller, span),
    traceId: isSpanContextValid(spanContext) ? spanContext.traceId : undefined,
    end({ method, route, status, club, code }) {
      if (!span.isRecording()) return;
      span.updateName(`${method} ${route}`);
      span.setAttributes({
        "http.request.method": method,
        "http.route": route,
        "http.response.status_code": status,
        ...(club && { "courtside.club": club }),
        ...(code && { "error.type": code }),
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** The id of the caller's trace, for what answers without a span of its own. */
export const traceIdOf = (traceparent: string | null): string | undefined => traceparent?.match(TRACEPARENT)?.[1];

function callerContext(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = traceparent?.match(TRACEPARENT) ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const spanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(spanContext) ? trace.setSpanContext(ROOT_CONTEXT, spanContext) : ROOT_CONTEXT;
}

function screenOf(baggage: string | undefined): Attributes {
  const members = (baggage ?? "").slice(0, LONGEST_BAGGAGE).split(",");
  return Object.fromEntries(
    members.flatMap((member) => {
      const [, name, value] = member.match(SCREEN_MEMBER) ?? [];
      return name && value ? [[`courtside.screen.${name}`, value]] : [];
    }),
  );
}
