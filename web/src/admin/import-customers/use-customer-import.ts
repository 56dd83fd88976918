import { useState } from 'react';
import { useImportCustomersMutation } from '../../api/imports.ts';
import { asProblem, type ApiProblem } from '../../api/problem.ts';
import { useShownJob } from '../imports/use-shown-job.ts';

/** What came of the last upload: its sentence, and the shop's reason where it gave one. */
export interface UploadResult {
  sentence: string;
  reason: string | null;
  isGood: boolean;
}

const NOTHING_CHOSEN: UploadResult = {
  sentence: 'Please select a file to upload.',
  reason: null,
  isGood: false,
};
const UPLOADED: UploadResult = {
  sentence: 'File uploaded successfully.',
  reason: null,
  isGood: true,
};

/** A chosen file of customers, what came of sending it, and the job that reads it. */
export function useCustomerImport() {
  const { jobId, isStarted, showStarted, hideJob } = useShownJob();
  const [file, setFile] = useState<File | null>(null);
  const [result, setResult] = useState<UploadResult | null>(null);
  const [importFile, { isLoading: isSending }] = useImportCustomersMutation();

  const choose = (chosen: File | null) => {
    setFile(chosen);
    setResult(null);
    hideJob();
  };

  const upload = async () => {
    if (!file) return setResult(NOTHING_CHOSEN);
    setResult(null);
    try {
      const { jobId: id } = await importFile(file).unwrap();
      setFile(null);
      setResult(UPLOADED);
      showStarted(id);
    } catch (error) {
      setResult(resultOf(asProblem(error)));
    }
  };

  return { file, result, jobId, isStarted, isSending, choose, upload };
}

/** Without an answer of the shop it is not the file that is at fault. */
function resultOf({ status, code, message }: ApiProblem): UploadResult {
  const reason = code === 'unknown' ? null : message;
  const sentence =
    status === 0 ? 'An error occurred while uploading the file.' : 'Failed to upload file.';
  return { sentence, reason, isGood: false };
}
