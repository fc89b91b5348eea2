import { Body, Controller, HttpCode, Param, Query } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import {
  describeUpload,
  finishUpload,
  listUploads,
  listUploadUses,
  removeUpload,
  sendUploadPart,
} from '@shop/contracts/uploads/endpoints';
import {
  DescribeUploadRequest,
  FinishUploadRequest,
  ListUploadsQuery,
  UploadParams,
  UploadPartParams,
} from '@shop/contracts/uploads/requests';
import type { StoredUploadView, UploadPageView, UploadUse, UploadView } from '@shop/contracts/uploads/views';
import { SentBytes } from '../../../../platform/http/sent-bytes.ts';
import { CurrentStaff, StaffActor } from '../../../../platform/http/current-person.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import type { Actor } from '../../../../shared/actor.ts';
import { found } from '../../../../shared/domain-error.ts';
import { IncomingFiles } from '../../application/incoming-files.ts';
import { StoreUpload } from '../../application/store-upload.ts';
import { UploadDesk } from '../../application/upload-desk.ts';
import { Uploads } from '../../application/uploads.ts';

type Staff = Actor & { kind: 'staff' };

@Controller()
export class AdminUploadsController {
  constructor(
    private readonly uploads: Uploads,
    private readonly incoming: IncomingFiles,
    private readonly storing: StoreUpload,
    private readonly desk: UploadDesk,
  ) {}

  @Route(listUploads)
  @Needs('uploads.read')
  list(@Query() { q, kind, after }: ListUploadsQuery): Promise<UploadPageView> {
    return this.uploads.page({ text: q ?? '', kind: kind ?? null, after: after ?? null });
  }

  @HttpCode(204)
  @Route(sendUploadPart)
  @Needs('uploads.write')
  part(
    @Param() { upload, part }: UploadPartParams,
    @SentBytes() bytes: Uint8Array,
    @CurrentStaff() staff: StaffView,
  ): Promise<void> {
    return this.incoming.keep(staff.id, upload, part, bytes);
  }

  @Route(finishUpload)
  @Needs('uploads.write')
  finish(
    @Body() { upload, parts, name }: FinishUploadRequest,
    @StaffActor() actor: Staff,
    @CurrentStaff() { id }: StaffView,
  ): Promise<StoredUploadView> {
    return this.storing.execute({ incoming: { staffId: id, upload, parts }, name, actor });
  }

  @Route(listUploadUses)
  @Needs('uploads.read')
  async uses(@Param() { key }: UploadParams): Promise<UploadUse[]> {
    found(await this.uploads.find(key));
    return this.uploads.usesOf(key);
  }

  @Route(describeUpload)
  @Needs('uploads.write')
  describe(
    @Param() { key }: UploadParams,
    @Body() { alt }: DescribeUploadRequest,
    @StaffActor() actor: Staff,
  ): Promise<UploadView> {
    return this.desk.describe(key, alt.trim(), actor);
  }

  @HttpCode(204)
  @Route(removeUpload)
  @Needs('uploads.write')
  remove(@Param() { key }: UploadParams, @StaffActor() actor: Staff): Promise<void> {
    return this.desk.remove(key, actor);
  }
}
