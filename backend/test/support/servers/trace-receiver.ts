import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** What takes traces in: it answers, or hangs. */
export interface TraceReceiver {
  endpoint: string;
  /** Everything that was sent, as text, and as spans. */
  text(): string;
  spans(): SentSpan[];
  close(): void;
}

export async function startTraceReceiver(
  manner: 'answers' | 'hangs' | 'slow' | 'refuses',
): Promise<TraceReceiver> {
  const bodies: string[] = [];
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      bodies.push(Buffer.concat(parts).toString());
      if (manner === 'hangs') return;
      const answer = () => response.writeHead(manner === 'refuses' ? 503 : 200).end('{}');
      if (manner === 'slow') setTimeout(answer, 3_000).unref();
      else answer();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => bodies.join('\n'),
    spans: () =>
      bodies.flatMap((body) => {
        const { resourceSpans } = JSON.parse(body) as {
          resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
        };
        return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
      }),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
