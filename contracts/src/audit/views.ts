/** Who changed what, from what to what. */
export interface AuditEntryView {
  id: string;
  at: string;
  /** Null where nobody did it: the shop itself. */
  actor: string | null;
  /** What was done: `settings.season.saved`. */
  action: string;
  /** What it was done to: `setting/season`. */
  subject: string;
  /** What that is called, or was; null where it has no name. Never an id. */
  thing: string | null;
  before: unknown;
  after: unknown;
}

export interface AuditPersonView {
  id: string;
  name: string;
}
