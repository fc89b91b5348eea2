import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Three of them missed, and a reader takes the backend for gone. */
const HEARTBEAT_MS = 5_000;
/** A reader who lets this much lie is cut off, bytes. */
const MOST_UNREAD = 64 * 1024;

/** An answer without end: server-sent events. It holds no connection but its own, and waits for nobody. */
export class EventStream {
  private readonly response: ServerResponse;
  private readonly heartbeat: NodeJS.Timeout;
  private ended = false;

  /** @param onEnd once, whoever ended it */
  constructor(
    request: FastifyRequest,
    reply: FastifyReply,
    private readonly onEnd: () => void,
  ) {
    reply.hijack();
    this.response = reply.raw;
    reply.headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
      // Idle afterwards, it would keep a server open that closes.
      connection: 'close',
    });
    this.response.writeHead(200, reply.getHeaders() as Record<string, string>);
    this.response.flushHeaders();
    this.heartbeat = setInterval(() => this.write(': still here\n\n'), HEARTBEAT_MS);
    this.response.once('close', () => this.end()).once('error', () => this.end());
    if (request.raw.socket.destroyed) setImmediate(() => this.end());
  }

  send(event: string, data: string): void {
    this.write(`event: ${event}\ndata: ${data}\n\n`);
  }

  end(): void {
    if (this.ended) return;
    this.ended = true;
    clearInterval(this.heartbeat);
    this.onEnd();
    this.response.end();
  }

  private write(text: string): void {
    if (this.ended) return;
    this.response.write(text);
    if (this.response.writableLength <= MOST_UNREAD) return;
    this.end();
    this.response.destroy();
  }
}
