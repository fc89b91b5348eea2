import { Injectable } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionGuards } from './session-guards.ts';

/** Lets only staff read the pages of the API's documentation, which Nest's own guards do not cover. */
@Injectable()
export class ApiDocsGuard {
  constructor(private readonly guards: SessionGuards) {}

  /** Throws `not-signed-in`. */
  async assertStaff(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.guards.admin.canActivate(new ExecutionContextHost([request, reply]));
  }
}
