import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  useImportProductsMutation,
  usePreviewImportMutation,
  type ImportPreview,
  type ProductImportMode,
} from '../../api/product-imports.ts';
import { useToast } from '../../app/use-toast.ts';
import { asProblem } from '../../api/problem.ts';
import { worded } from '../worded.ts';

/** A chosen file, what it would do, and the job that does it; the job is in the page's address. */
export function useProductImport() {
  const { t } = useTranslation();
  const { notify, fail } = useToast();
  const [params, setParams] = useSearchParams();
  const [file, setFile] = useState<File | null>(null);
  const [startedJob, setStartedJob] = useState<number | null>(null);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [previewFile, { isLoading: isReading }] = usePreviewImportMutation();
  const [importFile, { isLoading: isSending, originalArgs }] = useImportProductsMutation();
  const [problem, setProblem] = useState<{ file: string; reason: string } | null>(null);
  const jobId = Number(params.get('job')) || null;

  const showJob = useCallback(
    (id: number | null) => setParams(id ? { job: String(id) } : {}, { replace: true }),
    [setParams],
  );

  const choose = async (chosen: File) => {
    setFile(chosen);
    setPreview(null);
    setProblem(null);
    showJob(null);
    try {
      setPreview(await previewFile(chosen).unwrap());
      notify(t('admin.import.previewed'));
    } catch (error) {
      setFile(null);
      const failure = worded(error, 'Failed to preview file');
      setProblem({ file: chosen.name, reason: asProblem(failure).message });
      fail(failure);
    }
  };

  const run = async (mode: ProductImportMode) => {
    if (!file) return;
    try {
      const { jobId: id } = await importFile({ file, mode }).unwrap();
      clear();
      setStartedJob(id);
      showJob(id);
    } catch (error) {
      const sentence =
        mode === 'create' ? 'Failed to import products' : 'Failed to update products';
      fail(worded(error, sentence));
    }
  };

  const clear = () => {
    setFile(null);
    setPreview(null);
  };

  return {
    file,
    preview,
    jobId,
    startedJob,
    problem,
    choose,
    clear,
    run,
    isReading,
    sending: isSending ? (originalArgs?.mode ?? null) : null,
  };
}
