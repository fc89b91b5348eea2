/** What the shop should have sent and gave up, such as a letter that no mail server took. */
export interface FailedJobView {
  id: string;
  /** What it would have sent: `order-confirmed`. */
  kind: string;
  /** `order/DS26-00042`. */
  about: string;
  createdAt: string;
  failedAt: string;
  tries: number;
  /** What the last try met. */
  error: string;
}

export interface FailedJobsView {
  /** The newest, at most `MOST_COUNTED`. */
  jobs: FailedJobView[];
}
