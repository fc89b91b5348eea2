import type { MemberView } from '@shop/contracts/schemes/member-views';
import { ReckonMembers } from '../../src/features/schemes/application/reckon-members.ts';
import type { TestShop } from './boot-shop.ts';
import type { Answer, Caller } from './caller.ts';
import { join } from './schemes.ts';

/** What the owner does with members, on a day. */
export class MembersDesk {
  private people = 0;

  private constructor(
    private readonly shop: TestShop,
    private owner: Caller,
  ) {}

  static async open(shop: TestShop): Promise<MembersDesk> {
    return new MembersDesk(shop, await shop.staff('owner'));
  }

  get caller(): Caller {
    return this.owner;
  }

  /** It is a day, and the desk has signed in on it. */
  async at(day: string): Promise<void> {
    this.shop.clock.setDay(day);
    this.owner = await this.shop.staff('owner');
  }

  /** The daily job, on a day. */
  async reckon(day: string): Promise<void> {
    await this.at(day);
    await this.shop.app.get(ReckonMembers, { strict: false }).run();
  }

  async newMember(slug: string): Promise<{ number: string; token: string }> {
    this.people += 1;
    const { body } = await join(this.shop.visitor(`10.9.${this.people >> 8}.${this.people & 255}`), slug);
    return body;
  }

  /** ₹500 in cash today, unless it says otherwise. */
  pay(number: string, changes: object = {}, by: Caller = this.owner): Promise<Answer<MemberView>> {
    return by.post<MemberView>(`/api/admin/members/${number}/payments`, {
      mode: 'cash',
      amountPaise: 50_000,
      reference: null,
      receivedOn: this.shop.clock.today(),
      note: '',
      ...changes,
    });
  }

  step(number: string, which: string, body?: object): Promise<Answer<MemberView>> {
    return this.owner.post<MemberView>(`/api/admin/members/${number}/${which}`, body);
  }

  async read(number: string): Promise<MemberView> {
    return (await this.owner.get<MemberView>(`/api/admin/members/${number}`)).body;
  }
}

export const codeOf = ({ status, body }: Answer<unknown>) => [status, (body as { code?: string }).code];
