import { Controller, Param, Query, StreamableFile } from '@nestjs/common';
import { exportTally, readTally } from '@shop/contracts/reports/endpoints';
import { TallyFileParams, TallyQuery } from '@shop/contracts/reports/requests';
import { Readable } from 'node:stream';
import { Needs, NeedsPassword, Route } from '../../../../platform/http/route.ts';
import { ExportFiles } from '../../../../platform/printing/export-files.ts';
import { TallyReport } from '../../application/tally-report.ts';
import { tallyExport } from './tally-export.ts';

@Controller()
export class AdminTallyController {
  constructor(
    private readonly tally: TallyReport,
    private readonly files: ExportFiles,
  ) {}

  @Route(readTally)
  @Needs('reports.read')
  read(@Query() days: TallyQuery) {
    return this.tally.read(days);
  }

  @Route(exportTally)
  @Needs('reports.export')
  @NeedsPassword('exported')
  async export(@Param() { file }: TallyFileParams, @Query() days: TallyQuery): Promise<StreamableFile> {
    if (file === 'xlsx') return this.files.make('tally', 'xlsx', tallyExport, await this.tally.lines(days));
    const parts = file === 'masters' ? [await this.tally.masters(days)] : await this.tally.xml(days);
    return new StreamableFile(Readable.from(parts, { objectMode: false }), {
      type: 'application/xml; charset=utf-8',
      disposition: `attachment; filename="tally-${file}.xml"`,
    });
  }
}
