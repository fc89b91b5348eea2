import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { CONFIG, type Config } from '../../config/config.ts';
import { SERVER_TIMES } from '@shop/contracts/rules/server-times';

/**
 * A port of its own for the endpoints of the audience `private`: streams without end and probes share neither
 * connections nor an address with visitors. It answers until the very end of a shutdown.
 */
@Injectable()
export class PrivateListener implements OnApplicationShutdown {
  private readonly brought = new WeakSet<IncomingMessage>();
  private readonly server = createServer(SERVER_TIMES, (request, response) => {
    this.brought.add(request);
    this.host.httpAdapter.getInstance<FastifyInstance>().routing(request, response);
  });

  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Whether a request came in here. */
  has(request: IncomingMessage): boolean {
    return this.brought.has(request);
  }

  /** Begins to listen, and gives the address. The application must be initialised. */
  async listen(): Promise<string> {
    await this.host.httpAdapter.getInstance<FastifyInstance>().ready();
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(this.config.privatePort, this.config.privateHost, resolve);
    });
    const { address, port } = this.server.address() as AddressInfo;
    return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
  }

  onApplicationShutdown(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
