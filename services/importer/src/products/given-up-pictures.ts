import { listGivenUpPictures } from '@dahab/catalog/contract/import-batch.ts';
import { Unavailable } from '@dahab/chassis/errors.ts';
import type { CallService } from '@dahab/chassis/http/client.ts';
import type { RowProblem } from '../../contract/import-job.ts';

const COLUMN = 'Image Src';

/** Pictures that catalog could not fetch after the import; none while it cannot be asked. */
export async function givenUpPictures(call: CallService, jobId: number): Promise<RowProblem[]> {
  try {
    const { pictures } = await call('catalog', listGivenUpPictures, { params: { jobId } });
    return pictures.map(({ url, row, reason }) => ({
      row,
      column: COLUMN,
      message: `The picture ${url} stays on its site, since it could not be fetched: ${reason}`,
    }));
  } catch (error) {
    if (error instanceof Unavailable) return [];
    throw error;
  }
}
