import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

type Behaviour = (request: SeenRequest, response: ServerResponse) => void;

/** What stands behind the frontend server in its tests: it remembers what it was asked, and behaves as it is told. */
export interface UnrulyBackend {
  url: string;
  /** Requests that arrived whole, in order. */
  seen: SeenRequest[];
  /** The most requests that were open at one moment. */
  mostAtOnce: number;
  behave: Behaviour;
  /** Forgets what it saw, and answers again. */
  reset(): void;
  close(): Promise<void>;
}

const answerWell: Behaviour = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"fine":true}');
};

export async function startUnrulyBackend(): Promise<UnrulyBackend> {
  // Of one test: what an earlier one left open may close later.
  let open = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const together = open.add(response);
    backend.mostAtOnce = Math.max(backend.mostAtOnce, together.size);
    response.once('close', () => together.delete(response));
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const seen = { method, url, headers, body };
      backend.seen.push(seen);
      backend.behave(seen, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const backend: UnrulyBackend = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: [],
    mostAtOnce: 0,
    behave: answerWell,
    reset() {
      open = new Set();
      backend.seen = [];
      backend.mostAtOnce = 0;
      backend.behave = answerWell;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return backend;
}
