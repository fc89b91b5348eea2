import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobRunner } from '../../../../platform/jobs/job-runner.ts';
import { ClaimPhotos } from '../../application/claims/claim-photos.ts';

/** s: what was erased is in the store no longer than this and the hour before. */
const EVERY = 3_600;

@Injectable()
export class SweepClaimPhotos implements OnModuleInit {
  constructor(
    private readonly runner: JobRunner,
    private readonly photos: ClaimPhotos,
  ) {}

  onModuleInit(): void {
    this.runner.repeat('claim-photos', EVERY, () => this.photos.sweep());
  }
}
