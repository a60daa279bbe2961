import { context, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";

const tracer = trace.getTracer("courtside");

/** Statements are written in this repository, so their text holds no value of a row; a very long one is cut. */
const LONGEST_STATEMENT = 1_000;

/** Runs a transaction in a span of its own if the trace of its request is recorded; jobs have none. It includes the wait for a connection. */
export async function inTransactionSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!recordedSpan()) return work();
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes: { "db.system.name": "postgresql" } });
  try {
    return await context.with(trace.setSpan(context.active(), span), work);
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** What gives each statement of the transaction that runs now a span; undefined if it is not recorded. */
export function statementSpans(): ((text: TemplateStringsArray, statement: PromiseLike<unknown>) => void) | undefined {
  if (!recordedSpan()) return undefined;
  const transaction = context.active();
  return (text, statement) => watch(statement, () => startStatement(text, transaction));
}

function recordedSpan(): Span | undefined {
  const span = trace.getActiveSpan();
  return span?.isRecording() ? span : undefined;
}

function startStatement(text: TemplateStringsArray, transaction: ReturnType<typeof context.active>): Span {
  const query = shown(text.reduce((before, after, number) => `${before}$${number}${after}`));
  const attributes = { "db.system.name": "postgresql", "db.query.text": query };
  const verb = query.split(" ", 1)[0]?.toLowerCase() ?? "";
  return tracer.startSpan(verb, { kind: SpanKind.CLIENT, attributes }, transaction);
}

const shown = (query: string): string => query.replace(/\s+/g, " ").trim().slice(0, LONGEST_STATEMENT);

/** The driver sends a statement when it is first awaited; one that is a part of another is never awaited. */
function watch(statement: PromiseLike<unknown>, start: () => Span): void {
  const then = statement.then.bind(statement);
  let isStarted = false;
  const watched: typeof statement.then = (onValue, onError) => {
    if (!isStarted) {
      isStarted = true;
      const span = start();
      then(
        (rows) => {
          // Put together by the driver from its parts, such as the name of a function.
          const { string: whole } = (rows as { statement?: { string?: string } }).statement ?? {};
          if (whole) span.setAttribute("db.query.text", shown(whole));
          span.end();
        },
        (error) => {
          fail(span, error);
          span.end();
        },
      );
    }
    return then(onValue, onError);
  };
  // biome-ignore lint/suspicious/noThenProperty: the statement is the driver's own promise, which shows its start by this alone
  Object.defineProperty(statement, "then", { value: watched });
}

/** The code of Postgres or of a rejection alone: messages of Postgres quote values of rows. */
function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  if (error instanceof Error && "code" in error) span.setAttribute("error.type", String(error.code));
}
