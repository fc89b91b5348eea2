import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { OwnerAlert, StaffView, NotifiedStep } from '@shop/contracts/accounts/views';
import { REPEATED } from '@shop/contracts/attempt-key';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { SignedInCaller } from '../../../../platform/http/current-person.ts';
import { notifiedStepOf } from '../../../../platform/http/route.ts';
import { Transaction } from '../../../../shared/transaction.ts';
import { OwnerAlerts } from '../../application/staff/owner-alerts.ts';

type StaffRequest = FastifyRequest & { user: SignedInCaller<StaffView> };

/** Notifies the owners of each step that `@NeedsPassword` names, in its own transaction: not of one that was not done, nor twice. */
@Injectable()
export class NotifyOwners implements NestInterceptor {
  constructor(
    private readonly alerts: OwnerAlerts,
    private readonly transaction: Transaction,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const step = notifiedStepOf(context.getHandler() as (...args: never[]) => unknown);
    if (step === null) return next.handle();
    const http = context.switchToHttp();
    const request = http.getRequest<StaffRequest>();
    const { id, name } = request.user.person;
    const runAndNotify = async (): Promise<unknown> => {
      const answer: unknown = await lastValueFrom(next.handle());
      const isRepeated = http.getResponse<FastifyReply>().hasHeader(REPEATED);
      if (!isRepeated) await this.alerts.notify(alertOf(step, request), { kind: 'staff', id, name });
      return answer;
    };
    // A file takes its time, and changes nothing.
    return from(step === 'exported' ? runAndNotify() : this.transaction.run(runAndNotify));
  }
}

function alertOf(step: NotifiedStep, { url, params, body }: StaffRequest): OwnerAlert {
  if (step === 'exported') return { what: step, about: url.split('/')[3] ?? '' };
  const { number = '' } = params as { number?: string };
  const { code = number } = (body ?? {}) as { code?: string };
  return { what: step, about: step === 'payee' ? code : number };
}
