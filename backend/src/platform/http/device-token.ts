import {
  createParamDecorator,
  type ExecutionContext,
  Inject,
  Injectable,
  type PipeTransform,
} from '@nestjs/common';
import { KEPT_DAYS } from '@shop/contracts/rules/retention';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../config/config.ts';
import { Identifiers } from '../../shared/identifiers.ts';

/** A device that sends an order; `remember`: the customer wants to be known on it. */
export interface SendingDevice {
  token: string;
  remember: boolean;
}

const DAY_SECONDS = 86_400;
/** The most that browsers keep a cookie: into the next season. */
const REMEMBERED_SECONDS = 400 * DAY_SECONDS;
/**
 * Until an order of this season is packed, so that it can be changed: a browser may end a session any day. The cookie names
 * nobody, and on a shared computer nothing is shown by it; what it may do ends with the order (`npm run retention`).
 */
const OTHER_SECONDS = KEPT_DAYS.changeableOrder * DAY_SECONDS;
/** What scripts may know: that somebody is remembered here. */
const MARK = 'remembered';

/**
 * The cookie by which a customer’s device is known again, which no script reads. Over https a browser guards its name and
 * path (`__Host-`).
 */
@Injectable()
export class DeviceCookie implements PipeTransform<FastifyRequest, string | null> {
  private readonly secure: boolean;
  private readonly name: string;

  constructor(
    @Inject(CONFIG) { publicUrl }: Config,
    private readonly identifiers: Identifiers,
  ) {
    this.secure = publicUrl.startsWith('https:');
    this.name = `${this.secure ? '__Host-' : ''}device`;
  }

  /** The token of the device that asks; null where it has none. */
  transform({ cookies }: FastifyRequest): string | null {
    const token = cookies[this.name];
    return token && /^[\w-]{22}$/.test(token) ? token : null;
  }

  /** Null where the browser did not say what its owner wants. */
  deviceOf(token: string | null, remember: boolean | undefined): SendingDevice | null {
    return remember === undefined ? null : { token: token ?? this.identifiers.token(), remember };
  }

  /** Anew, for another year where somebody is remembered, whoever sends the order. */
  set(reply: FastifyReply, { token, remember }: SendingDevice): void {
    const isRemembered = remember || reply.request.cookies[MARK] !== undefined;
    this.put(reply, this.name, token, isRemembered ? REMEMBERED_SECONDS : OTHER_SECONDS);
    if (isRemembered) this.put(reply, MARK, '1', REMEMBERED_SECONDS, false);
  }

  clear(reply: FastifyReply): void {
    this.put(reply, this.name, '', 0);
    this.clearMark(reply);
  }

  /** Nobody is remembered here any more. */
  clearMark(reply: FastifyReply): void {
    this.put(reply, MARK, '', 0, false);
  }

  private put(reply: FastifyReply, name: string, value: string, maxAge: number, httpOnly = true): void {
    void reply.setCookie(name, value, { maxAge, path: '/', httpOnly, sameSite: 'lax', secure: this.secure });
  }
}

const Request = createParamDecorator((_: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<FastifyRequest>(),
);

/** The token of the customer’s device that asks: `string | null`. */
export const DeviceToken = (): ParameterDecorator => Request(DeviceCookie);
