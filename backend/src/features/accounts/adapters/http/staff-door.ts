import { Injectable } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StaffGuard } from './audience-guard.ts';

/** For what Nest's guards do not stand before, such as the pages of the API's documentation. */
@Injectable()
export class StaffDoor {
  constructor(private readonly guard: StaffGuard) {}

  /** Throws `not-signed-in`. */
  async demandStaff(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.guard.canActivate(new ExecutionContextHost([request, reply]));
  }
}
