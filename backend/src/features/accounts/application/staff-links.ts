import type { StaffLinkKind, StaffLinkView } from '@shop/contracts/users/views';

export interface NewStaffLink {
  id: string;
  staffId: string;
  kind: StaffLinkKind;
  tokenHash: string;
  createdAt: Date;
  endsAt: Date;
}

/** Links that let a member of staff choose a password, once. */
export abstract class StaffLinks {
  /** Earlier links of the same person are worth nothing from now on. */
  abstract add(link: NewStaffLink): Promise<void>;

  /** What a link tells; `gone` when it was used or ended, null when there is none. */
  abstract read(tokenHash: string, now: Date): Promise<StaffLinkView | 'gone' | null>;

  /** Uses a link up. Null when it counts no more: of two who use it at once one gets it. */
  abstract use(
    tokenHash: string,
    now: Date,
  ): Promise<{ staffId: string; name: string; kind: StaffLinkKind } | null>;
}
